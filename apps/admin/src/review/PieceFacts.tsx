import { RETURN_REASONS, type ReviewDetail } from '@kms/contract/admin-review'
import { Input } from 'antd'
import { daysSince } from './review-words.ts'
import { inTextOrder } from './place-hits.ts'
import { useNow } from './use-now.ts'
import { REASON_NUMBERS, type VerdictForm } from './use-verdict.ts'

const NOTE_LENGTH = 500
const HOUR_MS = 3_600_000

export function PieceFacts({ piece, verdict }: { piece: ReviewDetail; verdict: VerdictForm }) {
  return (
    <aside className="review-facts" aria-label="依据与处理">
      <h2>命中规则</h2>
      {piece.hits.length === 0 && <p className="review-quiet">没有命中敏感词</p>}
      <ul>
        {inTextOrder(piece.hits).map(({ word, category, start }) => (
          <li key={start} className="review-fact">
            <span className="badge badge-danger">{category || '敏感词'}</span>
            <b>{word}</b>
          </li>
        ))}
      </ul>
      <AuthorFacts piece={piece} />
      {verdict.canDecide && <ReturnForm verdict={verdict} />}
    </aside>
  )
}

function AuthorFacts({ piece: { author, authorRecord, reportCount } }: { piece: ReviewDetail }) {
  const now = useNow(HOUR_MS)
  return (
    <>
      <h2>作者</h2>
      <div className="review-author">
        <span className="avatar" aria-hidden>
          {author.nickname.slice(0, 1)}
        </span>
        <div>
          <b>{author.nickname}</b>
          <small>注册 {daysSince(authorRecord.registeredAt, now)} 天</small>
        </div>
      </div>
      <dl>
        <Fact name="通过 / 退回" value={`${authorRecord.passed} / ${authorRecord.returned}`} />
        <Fact name="近 30 天被举报" value={authorRecord.reported} />
        {reportCount > 0 && <Fact name="本条被举报" value={reportCount} />}
      </dl>
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string | number }) => (
  <div className="review-fact">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function ReturnForm({ verdict: { able, reason, note, asking, choose, setNote } }: { verdict: VerdictForm }) {
  return (
    <>
      <h2 id="return-reasons">退回理由（作者可见）</h2>
      <div
        role="group"
        aria-labelledby="return-reasons"
        className={asking ? 'review-reasons asking' : 'review-reasons'}
      >
        {REASON_NUMBERS.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={reason === number}
            disabled={!able}
            onClick={() => choose(number)}
          >
            <kbd aria-hidden>{number}</kbd>
            {RETURN_REASONS[number]}
          </button>
        ))}
      </div>
      <Input.TextArea
        aria-label="给作者的说明"
        placeholder="补充说明（选填）"
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
    </>
  )
}
