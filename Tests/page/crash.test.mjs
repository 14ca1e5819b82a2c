// The words about an app that has ended, and about errors of a compiler.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callText, headingOf, isOfApp, placeOf } from '../../Public/app/crash/words.js';
import { headingOf as faultHeading, hintOf } from '../../Public/app/scenarios/cardWords.js';

test('a place has the name of the file, the line and the column, as far as they are known', () => {
  assert.equal(placeOf({ file: '/home/me/App/DetailViewController.swift', line: 41, column: 7 }), 'DetailViewController.swift:41:7');
  assert.equal(placeOf({ file: 'Main.swift', line: 3, column: null }), 'Main.swift:3');
  assert.equal(placeOf({ file: 'Main.swift', line: null, column: 9 }), 'Main.swift');
  assert.equal(placeOf({ file: null, line: null }), '');
});

test('a function of the app has a file in the folder of the app', () => {
  assert.equal(isOfApp({ file: 'Screens/Detail.swift' }), true);
  assert.equal(isOfApp({ file: '/work/Sources/UIKit/UIView.swift' }), false);
  assert.equal(isOfApp({ file: null }), false);
});

test('each reason has a heading, and one of a later version has the general one', () => {
  const reasons = ['trap', 'signal', 'loop', 'stack', 'exit', 'memory'];
  for (const reason of reasons) assert.match(headingOf({ reason }), /^The app/);
  assert.equal(headingOf({ reason: 'heat' }), 'The app has ended');
  assert.equal(headingOf({ reason: 'loop', slot: 2 }), 'The app does not answer any more (window 3)');
});

test('a call to the delegate of an app has the name of its class', () => {
  assert.equal(callText({ receiver: 'delegate', class: 'SceneDelegate', call: 'splitViewController(_:willChangeTo:)' }), 'SceneDelegate.splitViewController(_:willChangeTo:)');
  assert.equal(callText({ receiver: 'delegate', call: 'a()' }), 'delegate.a()');
  assert.equal(callText({ receiver: 'DetailViewController-2', class: 'DetailViewController', call: 'viewDidLoad()' }), 'DetailViewController-2.viewDidLoad()');
});

test('errors of a compiler have words of their own', () => {
  const errors = [{ file: 'Sources/A.swift' }, { file: 'Sources/B.swift' }];
  assert.equal(faultHeading(errors), '2 errors in A.swift and B.swift');
  assert.equal(faultHeading([...errors, errors[0]]), '3 errors in A.swift and B.swift');
  assert.equal(faultHeading([errors[0], errors[0]]), '2 errors in A.swift');
  assert.equal(faultHeading([...errors, { file: 'C.swift' }]), '3 errors in A.swift and 2 other files');
  assert.equal(faultHeading(errors.slice(1)), 'B.swift cannot be compiled');
  assert.equal(faultHeading([{ file: 'B.swift', line: 8 }]), 'B.swift cannot be compiled: line 8');
  assert.match(hintOf(true, errors), /as it was built last/);
  assert.equal(faultHeading([{ file: 'reader.yaml' }]), 'reader.yaml has a fault');
  assert.equal(faultHeading([{ file: 'reader.yaml' }, { file: 'a/shop.yaml' }]), '2 faults in reader.yaml and shop.yaml');
  assert.match(hintOf(true, [{ file: 'reader.yaml' }]), /last version without a fault/);
});
