import { useEffect } from 'react'
import { useNavigate } from 'react-router'

const BASE = '/kms'

/** Telemetry, and what else is only asked for by a click: its code comes with the first one. */
const acts = () => import('./part-acts.ts')

/**
 * Parts that the server made have no code of their own. One listener follows their links inside the page, as the router's own
 * links do, opens dialogs and hands acts on.
 */
export function usePartClicks() {
  const navigate = useNavigate()
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const target = event.target as Element
      if (!target.closest('[id^="part-"]')) return
      const noted = target.closest<HTMLElement>('[data-banner], [data-section]')
      if (noted) void acts().then(({ noteClick }) => noteClick(noted.dataset))
      const button = target.closest('button')
      if (button) return onButton(button)
      const link = target.closest('a')
      if (!link || !staysHere(event, link)) return
      event.preventDefault()
      void navigate(link.pathname.slice(BASE.length) + link.search + link.hash)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}

function onButton(button: HTMLButtonElement) {
  const { opens, act } = button.dataset
  if (act) void acts().then((module) => module.perform(act, button))
  // Newer browsers have opened it themselves, by the button's command.
  const dialog = opens === undefined ? null : document.getElementById(opens)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

const staysHere = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !event.defaultPrevented &&
  link.target === '' &&
  link.origin === window.location.origin &&
  link.pathname.startsWith(`${BASE}/`)
