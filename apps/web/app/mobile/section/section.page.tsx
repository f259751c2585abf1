import { libraryPath } from '@kms/features/faq/faq-paths'
import { withRequestId } from '@kms/features/http/page-errors'
import { loadMySections } from '@kms/features/sections/load-my-sections'
import { subscribedCount } from '@kms/features/sections/my-sections'
import { useMySections, type MySectionApi } from '@kms/features/sections/use-my-sections'
import { mySectionsCopy } from '@kms/ui/copy/my-sections.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { SectionSymbol } from '@kms/ui/SectionSymbol'
import { Link } from 'react-router'
import { browserApi } from '../../shell/browser-api.ts'
import { requestScope } from '../../shell/request-scope.ts'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/section.page.ts'
import './section.css'

const api: MySectionApi = browserApi

/** Nobody else's: no tags, so never kept. */
export function loader({ context }: Route.LoaderArgs) {
  const { api: server, requestId } = context.get(requestScope)
  return withRequestId(requestId, loadMySections(server))
}
export const meta = () => [{ title: `${mySectionsCopy.title} - ${siteCopy.name}` }]

/** Every section, each a way to its content, with a button to follow it. */
export default function SectionPage({ loaderData }: Route.ComponentProps) {
  const { tree, failedName, toggle } = useMySections(api, loaderData.tree)
  const row = (section: Row) => <SectionRow section={section} toggle={() => toggle(section)} />
  return (
    <>
      <NavBar title={mySectionsCopy.title} heading />
      <main id="content" tabIndex={-1} className="room my-sections">
        {tree.length === 0 && <MessagePage drawing="empty" title={mySectionsCopy.empty} />}
        <p className="my-sections-count" aria-live="polite">
          {mySectionsCopy.following(subscribedCount(tree))}
        </p>
        <p className="my-sections-failed" role="alert">
          {failedName !== undefined && mySectionsCopy.failed(failedName)}
        </p>
        <ul>
          {tree.map((root) => (
            <li key={root.id}>
              {row(root)}
              <ul>
                {root.children.map((child) => (
                  <li key={child.id}>{row(child)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}

type Row = { id: string; name: string; iconKey: string; subscribed: boolean }

const SectionRow = ({ section: { id, name, iconKey, subscribed }, toggle }: { section: Row; toggle: () => void }) => (
  <div className="my-section">
    <Link to={libraryPath('mobile', { section: id })}>
      <SectionSymbol iconKey={iconKey} size={22} />
      {name}
    </Link>
    <button type="button" aria-pressed={subscribed} aria-label={mySectionsCopy.followLabel(name)} onClick={toggle}>
      <span>{subscribed ? mySectionsCopy.followed : mySectionsCopy.follow}</span>
    </button>
  </div>
)
