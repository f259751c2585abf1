import { DeleteAccount } from './DeleteAccount.tsx'
import { MyData } from './MyData.tsx'
import './privacy.css'
import type { PrivacyData } from './privacy.loader.ts'

/** A copy of everything, and the way out. Both sites. */
export const PrivacyPanel = ({ data }: { data: PrivacyData }) => (
  <div className="privacy">
    <MyData data={data} />
    <DeleteAccount />
  </div>
)
