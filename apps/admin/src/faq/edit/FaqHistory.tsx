import type { AdminFaq } from '@kms/contract/admin-faq'
import dayjs from 'dayjs'

const STATE = {
  draft: { label: '待发布', className: 'history-draft' },
  published: { label: '已发布', className: 'history-published' },
  superseded: { label: '旧版', className: '' },
} as const

export function FaqHistory({ revisions }: Pick<AdminFaq, 'revisions'>) {
  return (
    <section className="panel">
      <h2>版本记录</h2>
      <ol className="history">
        {revisions.map(({ number, state, title, editorName, createdAt }) => (
          <li key={number} title={title}>
            <span>第 {number} 版</span>
            <span className="history-who">
              <time dateTime={createdAt}>{dayjs(createdAt).format('YYYY-MM-DD HH:mm')}</time> {editorName}
            </span>
            <b className={STATE[state].className}>{STATE[state].label}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
