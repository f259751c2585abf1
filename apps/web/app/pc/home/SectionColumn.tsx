import type { Section } from '@kms/contract/sections'
import type { TagRef } from '@kms/contract/tags'
import { libraryPath } from '@kms/features/faq/faq-paths'
import { questionListPath } from '@kms/features/questions/question-paths'
import { TagChip } from '@kms/ui/Chips'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { SectionSymbol } from '@kms/ui/SectionSymbol'
import { Link } from 'react-router'

type Props = { sections: readonly Section[]; mine: readonly Section[] | undefined; tags: readonly TagRef[] }

/** What the reader follows first, then the top of the tree, and what it is all about these days. */
export const SectionColumn = ({ sections, mine, tags }: Props) => (
  <nav aria-label={homePartsCopy.sections}>
    <Link className="all" to={libraryPath('pc')}>
      <SectionSymbol iconKey="all" />
      {homePartsCopy.allSections}
    </Link>
    {mine && mine.length > 0 && (
      <>
        <h2>
          {homePartsCopy.mySections}
          <Link to="/pc/operate/label">{homePartsCopy.manage}</Link>
        </h2>
        {mine.map(({ id, name, iconKey }) => (
          <Link key={id} to={questionListPath('pc', { section: id })} data-section={id}>
            <SectionSymbol iconKey={iconKey} />
            {name}
          </Link>
        ))}
        <h2>{homePartsCopy.moreSections}</h2>
      </>
    )}
    {sections.map(({ id, name, iconKey, faqCount }) => (
      <Link key={id} to={libraryPath('pc', { section: id })} data-section={id}>
        <SectionSymbol iconKey={iconKey} />
        {name}
        <small>{formatCount(faqCount)}</small>
      </Link>
    ))}
    {tags.length > 0 && (
      <>
        <h2>{homePartsCopy.hotTags}</h2>
        <div className="chips">
          {tags.map(({ id, name }) => (
            <TagChip key={id} name={name} href={questionListPath('pc', { tag: id })} />
          ))}
        </div>
      </>
    )}
  </nav>
)
