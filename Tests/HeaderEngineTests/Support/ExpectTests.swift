import Testing

@Suite("Plain expectations") struct ExpectTests {
  /// What a closure records. The matcher is called where issues are recorded.
  private final class Found: @unchecked Sendable {
    var texts: [String] = []
    var place: SourceLocation?
  }

  /// The texts of the issues that a closure records.
  private func issues(_ body: () -> Void) -> [String] { record(body).texts }

  private func record(_ body: () -> Void) -> Found {
    let found = Found()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      found.texts += issue.comments.map(\.rawValue)
      found.place = issue.sourceLocation
      return true
    }
    return found
  }

  @Test("A failure names both values and the comment")
  func failureNamesBothValues() {
    #expect(issues { expectEqual(56, 160) } == ["56 isn't equal to 160"])
    #expect(issues { expectEqual("a", nil, "the title") } == ["\"a\" isn't equal to nil: the title"])
    #expect(issues { expectNotEqual([1], [1]) } == ["[1] is equal to [1]"])
    #expect(issues { expectNil(2.5 as Double?) } == ["2.5 isn't nil"])
    #expect(issues { expectNotNil(nil as Int?) } == ["It is nil"])
    #expect(issues { expectEmpty([1, 2]) } == ["[1, 2] isn't empty"])
    #expect(issues { expectEmpty("a") } == ["\"a\" isn't empty"])
    #expect(issues { expect(1 > 2, "of \(3)") } == ["It is false: of 3"])
    #expect(issues { expectLess(2, 2) } == ["2 isn't less than 2"])
    #expect(issues { expectAtMost(3, 2) } == ["3 isn't at most 2"])
    #expect(issues { expectGreater(2, 2) } == ["2 isn't greater than 2"])
    #expect(issues { expectAtLeast(1, 2) } == ["1 isn't at least 2"])
    let same = issues { expectSame(nil, Counter()) }
    #expect(same.count == 1 && same.allSatisfy { $0.hasPrefix("nil isn't the same object as ") })
  }

  @Test("A met expectation records nothing and doesn't evaluate its comment")
  func metExpectationRecordsNothing() {
    let counter = Counter()
    let texts = issues {
      expect(true, counter.comment)
      expectEqual(1.5, 1.5, counter.comment)
      expectEqual(Int?.none, nil, counter.comment)
      expectNotEqual(1, 2, counter.comment)
      expectNil(Int?.none, counter.comment)
      expectNotNil(1, counter.comment)
      expectEmpty([Int](), counter.comment)
      expectSame(counter, counter, counter.comment)
      expectLess(1, 2, counter.comment)
      expectAtMost(2, 2, counter.comment)
      expectGreater(2, 1, counter.comment)
      expectAtLeast(2, 2, counter.comment)
    }
    #expect(texts.isEmpty)
    #expect(counter.comments == 0)
  }

  @Test("A value that isn't equal to itself isn't expected to be")
  func notANumberFails() {
    #expect(issues { expectEqual(Double.nan, .nan) } == ["nan isn't equal to nan"])
  }

  @Test("A failure is at the line of the expectation")
  func failureHasItsPlace() {
    let line = #line + 1
    let place = record { expectEqual(1, 2) }.place
    #expect(place?.line == line && place?.fileID == #fileID)
  }

  private final class Counter {
    var comments = 0
    var comment: Comment {
      comments += 1
      return "a comment"
    }
  }
}
