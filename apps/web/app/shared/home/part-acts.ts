import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { browserApi } from '../../shell/browser-api.ts'
import { BigshotList } from './BigshotList.tsx'

const BIGSHOTS = 3

/** Nobody waits for it and nobody misses it. */
export function noteClick({ banner, section }: DOMStringMap) {
  const sent = banner
    ? browserApi.clickBanner({ body: { bannerId: banner } })
    : section && browserApi.clickSection({ params: { id: section } })
  Promise.resolve(sent).catch(() => undefined)
}

/** What a button of a part does, by its name. */
export async function perform(act: string, button: HTMLButtonElement) {
  if (act === 'back' || act === 'on') return slide(button, act === 'on' ? 1 : -1)
  if (act === 'bigshots') return showOthers(button)
}

/** To the neighbouring banner; round at the ends. */
function slide(button: HTMLButtonElement, step: 1 | -1) {
  const track = button.closest('.banners')?.querySelector('.banner-track')
  if (!track) return
  const { scrollLeft, clientWidth, scrollWidth } = track
  const count = Math.round(scrollWidth / clientWidth)
  const next = (Math.round(scrollLeft / clientWidth) + step + count) % count
  track.scrollTo({ left: next * clientWidth, behavior: 'smooth' })
}

async function showOthers(button: HTMLButtonElement) {
  const box = button.closest('.side-box')?.querySelector('.bigshots')
  if (!box) return
  button.disabled = true
  try {
    const bigshots = await browserApi.pickBigshots({ params: { n: BIGSHOTS } })
    const list = document.createElement('div')
    list.className = box.className
    createRoot(list).render(createElement(BigshotList, { bigshots }))
    box.replaceWith(list)
  } catch {
    // Those who are shown stay.
  } finally {
    button.disabled = false
  }
}
