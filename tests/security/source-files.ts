import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What runs in production below a folder (or folders, as a pattern): tests and generated files left out. */
export const sourceFiles = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'] })
    .filter((file) => !/\.(test|itest|e2e|gen|d)\.tsx?$/.test(file) && !file.includes('/.react-router/'))
    .map((file) => join(ROOT, file))

export const parsed = (file: string, text = readFileSync(file, 'utf8')) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
