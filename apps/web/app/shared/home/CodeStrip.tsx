import type { Device } from '@kms/features/device/device'
import { searchPath } from '@kms/features/faq/faq-paths'
import { Nameplate } from '@kms/ui/Chips'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { SearchForm } from '../faq/SearchForm.tsx'

/** 型号直达: from a catalogue number straight to what is known about it. */
export const CodeStrip = ({ codes, device }: { codes: readonly string[]; device: Device }) => (
  <section className={device === 'pc' ? 'code-strip card' : 'code-strip'} aria-label={faqCopy.codeStrip}>
    <h2>{faqCopy.codeStrip}</h2>
    <SearchForm device={device} placeholder={faqCopy.codePlaceholder} />
    <div className="chips">
      {codes.map((code) => (
        <Nameplate key={code} href={searchPath(device, code)}>
          {code}
        </Nameplate>
      ))}
    </div>
  </section>
)
