import type { UserInfo } from '@kms/contract/session'
import { signInPath } from '@kms/features/faq/faq-paths'
import { Avatar } from '@kms/ui/Avatar'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { Link } from 'react-router'
import { SignCard, type MemberPoints } from '../../shared/home/SignCard.tsx'

type Props = { viewer: UserInfo | null; points: MemberPoints | undefined }

/** Who is here, his points, and where his own writing is; visitors learn what signing in gives. */
export const ReaderCard = ({ viewer, points }: Props) =>
  viewer === null ? (
    <section className="side-box reader-card">
      <h2>{homePartsCopy.visitorTitle}</h2>
      <p>{homePartsCopy.visitorText}</p>
      <Link className="button outline" to={signInPath('pc')}>
        {siteCopy.signIn}
      </Link>
    </section>
  ) : (
    <section className="side-box reader-card" aria-label={viewer.nickname}>
      <div className="person">
        <Avatar name={viewer.nickname} size={44} />
        <div>
          <Link to="/pc/my/info">
            <b>{viewer.nickname}</b>
          </Link>
          <small>{viewer.title}</small>
        </div>
      </div>
      {points && (
        <div className="sign-card">
          <SignCard points={points} />
        </div>
      )}
      <nav aria-label={viewer.nickname}>
        <Link to="/pc/operate/add?type=addQuestion">{homePartsCopy.myQuestions}</Link>
        <Link to="/pc/operate/add?type=addArticle">{homePartsCopy.myArticle}</Link>
        <Link to="/pc/operate/draft">{homePartsCopy.myDrafts}</Link>
      </nav>
    </section>
  )
