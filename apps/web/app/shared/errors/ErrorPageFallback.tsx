import { errorCopy } from '@kms/ui/copy/error.copy'
import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode }

/** When even the error page can't be shown: words and a plain link, nothing that could fail again. */
export class ErrorPageFallback extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="message-page">
        <h1>{errorCopy.errorPageFailed}</h1>
        <a className="button primary" href="/kms/">
          {errorCopy.home}
        </a>
      </div>
    )
  }
}
