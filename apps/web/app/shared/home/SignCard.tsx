import type { HomeBoard } from '@kms/contract/home'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'
import { formatCount } from '@kms/ui/format/format-number'

export type MemberPoints = NonNullable<HomeBoard['mine']>['points']

/** 签到: the seven days of the round, the button, and what waits to be taken. Plain links: it is also drawn outside the router. */
export const SignCard = ({ points: { balance, waiting, sign } }: { points: MemberPoints }) => {
  const today = sign.days.findIndex(({ day }) => day === (sign.signedToday ? sign.streak : sign.streak + 1))
  return (
    <>
      <p className="balance">
        {homePartsCopy.balance} <b>{formatCount(balance)}</b>
      </p>
      <ol className="sign-days" aria-label={homePartsCopy.signDays}>
        {sign.days.map(({ day, amount, signed }, index) => (
          <li key={day} className={signed ? 'signed' : undefined} aria-current={index === today ? 'date' : undefined}>
            <span>{signed ? <SignedMark /> : `+${amount}`}</span>
            {index === today ? homePartsCopy.today : homePartsCopy.signDay(day)}
          </li>
        ))}
      </ol>
      {sign.signedToday ? (
        <p className="signed-today">{homePartsCopy.signedToday(sign.streak)}</p>
      ) : (
        <button className="button primary" data-act="sign">
          {homePartsCopy.sign(sign.worth)}
        </button>
      )}
      {waiting.count > 0 && (
        <p className="bubbles-waiting">
          {homePartsCopy.bubblesWaiting(waiting.count, waiting.amount)}
          <a href="/kms/pc/my/paopao">{homePartsCopy.takeBubbles}</a>
        </p>
      )}
    </>
  )
}

const SignedMark = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" role="img" aria-label={homePartsCopy.signed}>
    <path d="M3 8.5l3.2 3L13 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
  </svg>
)
