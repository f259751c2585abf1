import { supportCopy } from '@kms/ui/copy/support.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { DeveloperIntroduction } from './DeveloperIntroduction.tsx'

/** Every page has a loader: with it each client navigation passes the guards. */
export const loader = () => null
export const meta = () => [{ title: `${supportCopy.about.title} - ${siteCopy.name}` }]

export default function DeveloperPage() {
  return (
    <div className="container">
      <section className="card">
        <DeveloperIntroduction />
      </section>
    </div>
  )
}
