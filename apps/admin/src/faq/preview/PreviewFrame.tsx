import baseCss from '@kms/ui/base.css?inline'
import controlsCss from '@kms/ui/controls.css?inline'
import richTextCss from '@kms/ui/rich-text.css?inline'
import tokensCss from '@kms/ui/tokens.css?inline'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useScheme } from '../../theme/use-scheme.ts'
import previewCss from './preview.css?inline'

const EMPTY_DOCUMENT = '<!doctype html><html lang="zh-CN"><head><base target="_blank"></head><body></body></html>'
const STYLES = [tokensCss, baseCss, controlsCss, richTextCss, previewCss].join('\n')

/**
 * A document of its own: the sites' styles and the console's do not meet, and the frame's width is a real viewport.
 * Without allow-scripts nothing in the text can run, whatever the sanitiser let through.
 */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
  const [page, setPage] = useState<Document | null>(null)
  const scheme = useScheme()
  if (page !== null) page.documentElement.dataset['theme'] = scheme
  return (
    <iframe
      title={`预览：${title}`}
      sandbox="allow-same-origin"
      srcDoc={EMPTY_DOCUMENT}
      onLoad={(event) => setPage(event.currentTarget.contentDocument)}
    >
      {page !== null &&
        createPortal(
          <>
            <style>{STYLES}</style>
            {children}
          </>,
          page.body,
        )}
    </iframe>
  )
}
