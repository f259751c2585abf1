import { HOT_ICON_COUNT } from '@kms/features/search/use-hot-keywords'
import { headerCopy } from '@kms/ui/copy/header.copy'
import { MemberIcon } from '@kms/ui/MemberIcon'

/** What people search for now, with its place among them; the first ones carry the flame. */
export const HotWord = ({ keyword, index }: { keyword: string; index: number }) => (
  <>
    <span className="rank">{index + 1}</span>
    {keyword}
    {index < HOT_ICON_COUNT && (
      <span className="flame" title={headerCopy.hotMark}>
        <MemberIcon name="flame" size={15} />
      </span>
    )}
  </>
)
