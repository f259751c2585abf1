import { recommendCopy } from '@kms/ui/copy/recommend.copy'
import { FirstChoiceForm } from '../../shared/recommend/FirstChoiceForm.tsx'
import { recommendLoader } from '../../shared/recommend/recommend.loader.ts'
import { recommendMeta } from '../../shared/recommend/recommend.meta.ts'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/recommend.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => recommendLoader({ context })
export const meta = () => recommendMeta()

export default function RecommendPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NavBar title={recommendCopy.title} heading />
      <main id="content" tabIndex={-1} className="room first-choice-page">
        <FirstChoiceForm device="mobile" data={loaderData} />
      </main>
    </>
  )
}
