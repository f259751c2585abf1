import { ApiError } from '@kms/api-client'
import type { privacy } from '@kms/contract'
import { privacyCopy } from '@kms/ui/copy/privacy.copy'
import { formatDate } from '@kms/ui/format/format-time'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../shell/browser-api.ts'
import type { PrivacyData } from './privacy.loader.ts'

const wordsOf = (error: unknown) =>
  error instanceof ApiError && error.error === 'export.too_soon' ? privacyCopy.tooSoon : privacyCopy.failed

export function MyData({ data: { records, nextAt } }: { data: PrivacyData }) {
  const { revalidate, state } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const ask = async () => {
    setBusy(true)
    setProblem('')
    try {
      await browserApi.requestExport({})
      await revalidate()
    } catch (error) {
      setProblem(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="card privacy-part" aria-labelledby="my-data">
      <h2 id="my-data">{privacyCopy.exportTitle}</h2>
      <p>{privacyCopy.exportIntro}</p>
      <ul className="export-rows">
        {records.map((record) => (
          <ExportRow key={record.id} record={record} fail={() => setProblem(privacyCopy.failed)} />
        ))}
      </ul>
      <div className="privacy-acts">
        <button type="button" className="button primary" disabled={busy || nextAt !== null} onClick={() => void ask()}>
          {busy ? privacyCopy.exportAsking : privacyCopy.exportAsk}
        </button>
        {records.some((record) => record.state === 'waiting') && (
          <button type="button" className="button" disabled={state !== 'idle'} onClick={() => void revalidate()}>
            {privacyCopy.refresh}
          </button>
        )}
      </div>
      {nextAt && (
        <p className="muted">
          {privacyCopy.exportNext}
          {formatDate(nextAt)}
        </p>
      )}
      <p role="alert">{problem}</p>
    </section>
  )
}

function ExportRow({ record, fail }: { record: privacy.DataExport; fail: () => void }) {
  const download = () =>
    browserApi.getExportAddress({ params: { key: record.id } }).then(({ url }) => location.assign(url), fail)
  return (
    <li>
      <span>{formatDate(record.requestedAt)}</span>
      <span>{privacyCopy.states[record.state]}</span>
      {record.state === 'ready' && (
        <>
          <span className="muted">
            {privacyCopy.until} {formatDate(record.expiresAt)}
          </span>
          <button type="button" className="button outline" onClick={() => void download()}>
            {privacyCopy.download}
          </button>
        </>
      )}
    </li>
  )
}
