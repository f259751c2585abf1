import { searchPath } from '@kms/features/faq/faq-paths'
import { HOT_ICON_COUNT } from '@kms/features/search/use-hot-keywords'
import { headerCopy } from '@kms/ui/copy/header.copy'
import { MemberIcon } from '@kms/ui/MemberIcon'
import { Link } from 'react-router'

/** As in the panel of the header's field, for members. */
export const HotWordsBox = ({ words }: { words: readonly string[] }) => (
  <section className="side-box">
    <h2>{headerCopy.hot}</h2>
    <div className="hot-searches">
      {words.map((keyword, index) => (
        <Link key={keyword} className="hot-search" to={searchPath('pc', keyword)}>
          <span className="rank">{index + 1}</span>
          {keyword}
          {index < HOT_ICON_COUNT && (
            <span className="flame">
              <MemberIcon name="flame" size={15} />
            </span>
          )}
        </Link>
      ))}
    </div>
  </section>
)
