/** The end of .ci/run: a table of the stages and, as the last line, the tests of every runner added up. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Stage {
  name: string
  result: 'passed' | 'FAILED' | 'skipped'
  seconds: number
}
export interface Count {
  passed: number
  failed: number
  /** Browser tests among the passed that needed a second try. */
  again?: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** A file that could not even be loaded has no tests to fail: it counts as one failure. */
export function countTests(report: VitestReport | PlaywrightReport): Count {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats
    // On a machine shared with others a click can be lost; what passes at the second try is named, not hidden.
    return { passed: expected + flaky, failed: unexpected + report.errors.length, again: flaky }
  }
  const unloadable = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length }
}

/** A stage that failed without a failing test (a build, the linter, a crash) is a failure of its own. */
export function addUp(stages: readonly Stage[], counts: ReadonlyMap<string, Count>): Count {
  let passed = 0
  let failed = 0
  for (const { name, result } of stages) {
    const count = counts.get(name) ?? { passed: 0, failed: 0 }
    passed += count.passed
    failed += count.failed + (result === 'FAILED' && count.failed === 0 ? 1 : 0)
  }
  return { passed, failed }
}

function main(directory: string): void {
  const stages = readFileSync(join(directory, 'stages.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Stage => {
      const [name = '', result = '', seconds = ''] = line.split('\t')
      return { name, result: result as Stage['result'], seconds: Number(seconds) }
    })
  const counts = new Map<string, Count>()
  for (const { name } of stages) {
    const file = join(directory, `${name}.json`)
    if (existsSync(file)) counts.set(name, countTests(JSON.parse(readFileSync(file, 'utf8'))))
  }
  console.log(`\n${'stage'.padEnd(14)}${'result'.padEnd(10)}${'time'.padStart(7)}   tests`)
  for (const { name, result, seconds } of stages) {
    const count = counts.get(name)
    const again = count?.again ? `, ${count.again} at the second try` : ''
    const tests = count ? `   ${count.passed} passed, ${count.failed} failed${again}` : ''
    console.log(`${name.padEnd(14)}${result.padEnd(10)}${`${seconds} s`.padStart(7)}${tests}`)
  }
  const seconds = stages.reduce((sum, stage) => sum + stage.seconds, 0)
  console.log(`${'all'.padEnd(24)}${`${seconds} s`.padStart(7)}\n`)
  const total = addUp(stages, counts)
  console.log(`${total.passed} passed, ${total.failed} failed`)
}

if (import.meta.main) main(process.argv[2] ?? '.')
