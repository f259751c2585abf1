import { searchPath } from '@kms/features/faq/faq-paths'
import { headerCopy } from '@kms/ui/copy/header.copy'
import { Link } from 'react-router'
import { HotWord } from '../header/HotWord.tsx'

/** As in the panel of the header's field, for members. */
export const HotWordsBox = ({ words }: { words: readonly string[] }) => (
  <section className="side-box">
    <h2>{headerCopy.hot}</h2>
    <div className="hot-searches">
      {words.map((keyword, index) => (
        <Link key={keyword} className="hot-search" to={searchPath('pc', keyword)}>
          <HotWord keyword={keyword} index={index} />
        </Link>
      ))}
    </div>
  </section>
)
