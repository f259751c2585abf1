import { writeFile } from 'node:fs/promises'
import { settings } from './settings.ts'

/** A goal is a bound on one figure; without a goal the line is for information. */
export type Goal = { atLeast: number } | { atMost: number }
export type Line = { measure: string; ours: string; reference?: string; figure: number; unit?: string; goal?: Goal }

const HEAD = ['measure', 'ours', 'reference', 'ratio or figure', 'goal', 'result']

const digits = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2)
export const show = (value: number, unit = '') => `${value.toFixed(digits(value))}${unit && ` ${unit}`}`

function reaches(figure: number, goal: Goal) {
  return 'atLeast' in goal ? figure >= goal.atLeast : figure <= goal.atMost
}

export const isShort = ({ figure, goal }: Line) => goal !== undefined && !reaches(figure, goal)

function cellsOf(line: Line): string[] {
  const { measure, ours, reference, figure, unit = '×', goal } = line
  const bound = goal && ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`)
  const result = goal ? (isShort(line) ? 'SHORT' : 'pass') : 'information'
  return [measure, ours, reference ?? '–', show(figure, unit), bound ? `${bound} ${unit}` : '–', result]
}

/** Chinese characters do not occur here, so a character is a column. */
function table(rows: readonly string[][]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const format = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  const [head, ...body] = rows.map(format)
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n')
}

export async function writeReport(lines: readonly Line[], notes: readonly string[]): Promise<void> {
  const text = [table([HEAD, ...lines.map(cellsOf)]), '', ...notes, ''].join('\n')
  console.log(`\n${text}`)
  await writeFile(`${settings.runDir}/bench.md`, text)
  const short = lines.filter(isShort)
  const judged = lines.filter((line) => line.goal !== undefined).length
  console.log(
    `bench: ${judged - short.length} of ${judged} goals reached${short.length ? `; short: ${short.map((line) => line.measure).join('; ')}` : ''}`,
  )
}
