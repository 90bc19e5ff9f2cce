/** Returns the title of a screen: `typical-use` becomes `Typical use`. */
export function title(id) {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
