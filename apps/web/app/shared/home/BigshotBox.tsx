import type { Bigshot } from '@kms/contract/home'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'
import { BigshotList } from './BigshotList.tsx'

export const BigshotBox = ({ bigshots }: { bigshots: readonly Bigshot[] }) =>
  bigshots.length === 0 ? null : (
    <section className="side-box">
      <h2>
        {homePartsCopy.bigshots}
        <button data-act="bigshots">{homePartsCopy.otherBigshots}</button>
      </h2>
      <div className="bigshots" aria-live="polite">
        <BigshotList bigshots={bigshots} />
      </div>
    </section>
  )
