import type { Device } from '@kms/features/device/device'
import { searchPath } from '@kms/features/faq/faq-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Icon } from '@kms/ui/Icon'
import { Suspense, useCallback, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../shell/lazy-part.ts'

const SearchSuggestions = lazyPart(async () => (await import('../search/SearchSuggestions.tsx')).SearchSuggestions)

type Props = { device: Device; placeholder: string; keyword?: string; section?: string | undefined; type?: string }

/** An ordinary GET form: the address of the result page is the specification's, with or without scripts. */
export function SearchForm({ device, placeholder, keyword = '', section, type = 'ALL' }: Props) {
  const navigate = useNavigate()
  const [field, setField] = useState<HTMLInputElement>()
  // Somebody may be in the field before this code is.
  const notice = useCallback((input: HTMLInputElement | null) => {
    if (input && input === document.activeElement) setField(input)
  }, [])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const val = new FormData(event.currentTarget).get('val')
    void navigate(searchPath(device, String(val).trim(), { type, section }))
  }
  return (
    <form className="search-form" role="search" method="get" action={`/kms/${device}/search`} onSubmit={search}>
      <input
        key={keyword}
        ref={notice}
        type="search"
        name="val"
        defaultValue={keyword}
        placeholder={placeholder}
        aria-label={placeholder}
        maxLength={100}
        autoComplete="off"
        onFocus={({ currentTarget }) => setField(currentTarget)}
      />
      <input type="hidden" name="type" value={type} />
      {section && <input type="hidden" name="section" value={section} />}
      <button type="submit" aria-label={faqCopy.search}>
        <Icon name="search" size={18} />
      </button>
      {field && (
        <Suspense>
          <SearchSuggestions key={keyword} field={field} device={device} />
        </Suspense>
      )}
    </form>
  )
}
