import { createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { browserApi } from '../../shell/browser-api.ts'
import { BigshotList } from './BigshotList.tsx'
import { SignCard } from './SignCard.tsx'

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
  if (act === 'sign') return signToday(button)
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

const showOthers = (button: HTMLButtonElement) =>
  drawAnew(button, '.bigshots', async () => {
    const bigshots = await browserApi.pickBigshots({ params: { n: BIGSHOTS } })
    return createElement(BigshotList, { bigshots, base: button.closest<HTMLElement>('.side-box')?.dataset['base'] })
  })

/** Twice is once: the server counts days. */
const signToday = (button: HTMLButtonElement) =>
  drawAnew(button, '.sign-card', async () => {
    await browserApi.signToday({})
    return createElement(SignCard, { points: await browserApi.getWallet({}) })
  })

/** Puts something new in the place of what the server drew; when that fails, what is shown stays. */
async function drawAnew(button: HTMLButtonElement, place: string, draw: () => Promise<ReactElement>) {
  const box = button.closest('.side-box')?.querySelector(place)
  if (!box) return
  button.disabled = true
  try {
    const content = await draw()
    const fresh = document.createElement('div')
    fresh.className = box.className
    fresh.ariaLive = 'polite'
    createRoot(fresh).render(content)
    box.replaceWith(fresh)
  } catch {
    // As it was.
  } finally {
    button.disabled = false
  }
}
