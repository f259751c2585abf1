import type { Bigshot } from '@kms/contract/home'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'
import { BigshotList } from './BigshotList.tsx'

type Props = {
  bigshots: readonly Bigshot[]
  /** Where a person's page begins; visitors have none. */
  base?: string | undefined
}

export const BigshotBox = ({ bigshots, base }: Props) =>
  bigshots.length === 0 ? null : (
    <section className="side-box" data-base={base}>
      <h2>
        {homePartsCopy.bigshots}
        <button data-act="bigshots">{homePartsCopy.otherBigshots}</button>
      </h2>
      <div className="bigshots" aria-live="polite">
        <BigshotList bigshots={bigshots} base={base} />
      </div>
    </section>
  )
