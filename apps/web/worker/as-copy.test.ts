import { THEME_SCRIPT } from '@kms/features/shell/theme-script'
import { expect, it } from 'vitest'
import { asCopy, stylesOf, titleOf } from './as-copy.ts'

const PAGE = `<html><head><title>塑壳断路器 - 施知道</title><link rel="modulepreload" href="/kms/assets/a.js"/><script>${THEME_SCRIPT}</script><link rel="stylesheet" href="/kms/assets/root-1.css"/></head><body><h1>塑壳断路器</h1><script type="module" async="">import "/kms/assets/a.js"</script></body></html>`

it('leaves the text, the styles and the theme, takes out what would call, and says that it is a copy', () => {
  const copy = asCopy(PAGE, new Date(2026, 10, 15, 9, 5))
  expect(copy).toContain('<h1>塑壳断路器</h1>')
  expect(copy).toContain(`<script>${THEME_SCRIPT}</script>`)
  expect(copy).toContain('/kms/assets/root-1.css')
  expect(copy).not.toContain('a.js')
  expect(copy).toMatch(/<body><div class="offline-strip" role="status"><p>.*09:05/)
})

it('finds title and styles', () => {
  expect([titleOf(PAGE), stylesOf(PAGE)]).toEqual(['塑壳断路器 - 施知道', ['/kms/assets/root-1.css']])
})
