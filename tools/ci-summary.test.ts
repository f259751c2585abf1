import { describe, expect, it } from 'vitest'
import { addUp, countTests, type Count, type Stage } from './ci-summary.ts'

const stage = (name: string, result: Stage['result']): Stage => ({ name, result, seconds: 1 })

describe('the verdict of a CI run', () => {
  it('adds up vitest and playwright', () => {
    const unit = countTests({
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [{ status: 'failed', assertionResults: [{}] }],
    })
    const e2e = countTests({ stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] })
    const counts = new Map<string, Count>([
      ['check', unit],
      ['e2e', e2e],
    ])
    expect(addUp([stage('check', 'FAILED'), stage('e2e', 'passed')], counts)).toEqual({ passed: 8, failed: 1 })
  })

  it('counts a test file that does not load as a failure', () => {
    const count = countTests({
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [{ status: 'failed', assertionResults: [] }],
    })
    expect(count).toEqual({ passed: 2, failed: 1 })
  })

  it('counts a browser test that passed at the second try apart', () => {
    expect(countTests({ stats: { expected: 1, unexpected: 2, flaky: 1 }, errors: [] })).toEqual({
      passed: 2,
      failed: 2,
      again: 1,
    })
  })

  it('counts a stage that failed outside its tests', () => {
    const counts = new Map<string, Count>([['check', { passed: 7, failed: 0 }]])
    expect(addUp([stage('check', 'FAILED'), stage('build', 'FAILED'), stage('e2e', 'skipped')], counts)).toEqual({
      passed: 7,
      failed: 2,
    })
  })
})
