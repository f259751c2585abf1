import { LinkProvider } from '@kms/ui/LinkProvider'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { RouterLink } from '../../shell/RouterLink.tsx'

/** Markup without hydration: links know the base path, and nothing else is alive in it. */
export const renderPart = (part: ReactElement | null, url: URL) =>
  renderToStaticMarkup(
    <StaticRouter basename="/kms" location={url.pathname + url.search}>
      <LinkProvider value={RouterLink}>{part}</LinkProvider>
    </StaticRouter>,
  )
