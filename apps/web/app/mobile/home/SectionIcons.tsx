import type { Section } from '@kms/contract/sections'
import { libraryPath } from '@kms/features/faq/faq-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { SectionSymbol } from '@kms/ui/SectionSymbol'
import { Link } from 'react-router'
import { useViewer } from '../../shared/use-viewer.ts'

/** Four sections and the way to all of them: one row on a phone. */
const ICONS_SHOWN = 4

export const SectionIcons = ({ sections }: { sections: readonly Section[] }) => (
  <nav className="section-icons" aria-label={faqCopy.sections}>
    {sections.slice(0, ICONS_SHOWN).map(({ id, name, iconKey }) => (
      <Link key={id} to={libraryPath('mobile', { section: id })} data-section={id}>
        <i>
          <SectionSymbol iconKey={iconKey} size={24} />
        </i>
        {name}
      </Link>
    ))}
    {/* Members follow sections there; visitors have nothing to follow with. */}
    <Link to={useViewer() ? '/mobile/section' : libraryPath('mobile')}>
      <i>
        <SectionSymbol iconKey="all" size={24} />
      </i>
      {faqCopy.allSections}
    </Link>
  </nav>
)
