import { searchPath } from '@kms/features/faq/faq-paths'
import { Nameplate } from '@kms/ui/Chips'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { SearchForm } from '../../shared/faq/SearchForm.tsx'

/** 型号直达: from a catalogue number straight to what is known about it. */
export const CodeStrip = ({ codes }: { codes: readonly string[] }) => (
  <section className="code-strip" aria-label={faqCopy.codeStrip}>
    <h2>{faqCopy.codeStrip}</h2>
    <SearchForm device="mobile" placeholder={faqCopy.codePlaceholder} />
    <div className="chips">
      {codes.map((code) => (
        <Nameplate key={code} href={searchPath('mobile', code)}>
          {code}
        </Nameplate>
      ))}
    </div>
  </section>
)
