import type { Device } from '@kms/features/device/device'
import type { SearchData } from '@kms/features/search/load-search'
import { isNarrowed, NO_FILTERS, SEARCH_PERIODS, wishPath, type SearchWish } from '@kms/features/search/search-wish'
import { searchCopy as copy } from '@kms/ui/copy/search.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'

type Choice = { name: string; on: boolean; count?: number | undefined; change: Partial<SearchWish> }

/** What would be found is counted on the first page; a chosen filter stays in sight when it leaves nothing. */
function choicesOf({ wish, result }: SearchData): { name: string; one?: boolean; choices: Choice[] }[] {
  const facets = result?.facets
  const { section, tag, series } = wish
  return [
    {
      name: copy.section,
      choices: (facets?.sections ?? []).map(({ id, name, count }) => ({
        name,
        count,
        on: id === section,
        change: { section: id === section ? undefined : id },
      })),
    },
    {
      name: copy.period,
      one: true,
      choices: [
        { name: copy.anyTime, on: wish.within === undefined, change: { within: undefined } },
        ...SEARCH_PERIODS.map((within) => ({
          name: copy.periods[within],
          count: facets?.periods[within],
          on: within === wish.within,
          change: { within },
        })),
      ],
    },
    {
      name: copy.answers,
      choices: [
        { name: copy.answered, count: facets?.answered, on: wish.answered, change: { answered: !wish.answered } },
        { name: copy.solved, count: facets?.solved, on: wish.solved, change: { solved: !wish.solved } },
      ],
    },
    {
      name: copy.other,
      choices: [{ name: copy.files, count: facets?.hasAttachment, on: wish.files, change: { files: !wish.files } }],
    },
    {
      name: copy.series,
      choices: (facets?.series ?? []).map(({ name, count }) => ({
        name,
        count,
        on: name === series,
        change: { series: name === series ? undefined : name },
      })),
    },
    {
      name: copy.tags,
      choices: (facets?.tags ?? []).map(({ id, name, count }) => ({
        name,
        count,
        on: id === tag,
        change: { tag: id === tag ? undefined : id },
      })),
    },
  ]
}

/** Links, so that each choice has an address, works without scripts, and Back takes it back. */
export function SearchFilters({ search, device }: { search: SearchData; device: Device }) {
  const { wish } = search
  return (
    <nav className="search-filters" aria-label={copy.filters}>
      {isNarrowed(wish) && (
        <Link className="clear-filters" to={wishPath(device, wish, NO_FILTERS)}>
          {copy.clearFilters}
        </Link>
      )}
      {choicesOf(search)
        .filter(({ choices }) => choices.length > 0)
        .map(({ name, one, choices }) => (
          <section key={name}>
            <h2>{name}</h2>
            {choices.map((choice) => (
              <Link
                key={choice.name}
                className={one ? 'choice one' : 'choice'}
                to={wishPath(device, wish, choice.change)}
                aria-current={choice.on ? 'true' : undefined}
                preventScrollReset
              >
                <i aria-hidden="true" />
                <span>{choice.name}</span>
                {choice.count !== undefined && <small>{formatCount(choice.count)}</small>}
              </Link>
            ))}
          </section>
        ))}
    </nav>
  )
}
