import type { Device } from '@kms/features/device/device'
import { searchPath } from '@kms/features/faq/faq-paths'
import type { SearchResult } from '@kms/features/search/load-search'
import { wishPath, type SearchWish } from '@kms/features/search/search-wish'
import { Nameplate } from '@kms/ui/Chips'
import { searchCopy as copy } from '@kms/ui/copy/search.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'

type Item = NonNullable<SearchResult['catalogue']>
type Props = { item: Item; wish: SearchWish; facets: SearchResult['facets']; device: Device }

const Numbers = ({ label, items, device }: { label: string; items: Item['predecessors']; device: Device }) =>
  items.length === 0 ? null : (
    <p className="catalogue-line">
      {label}
      {items.map(({ code, description }) => (
        <span key={code} title={description}>
          <Nameplate href={searchPath(device, code)}>{code}</Nameplate>
        </span>
      ))}
    </p>
  )

/** The number that was typed: what it is, what replaces it, and what there is to read about it. */
export function CatalogueCard({ item, wish, facets, device }: Props) {
  const kinds = [
    { type: 'FAQ', words: copy.officialFaqs },
    { type: 'QUESTION', words: copy.questions },
    { type: 'TOPIC', words: copy.articles },
  ] as const
  return (
    <section className="card catalogue-card" aria-label={item.code}>
      <p className="catalogue-code">
        <b>{item.code}</b>
        <span className="badge expert">{copy.codeMatch}</span>
        {item.discontinued && <span className="badge wait">{copy.discontinued}</span>}
      </p>
      <p>{item.description}</p>
      <Numbers label={copy.successor} items={item.successor ? [item.successor] : []} device={device} />
      <Numbers label={copy.predecessors} items={item.predecessors} device={device} />
      <Numbers label={copy.siblings} items={item.siblings} device={device} />
      <p className="catalogue-ways">
        {facets &&
          kinds
            .filter(({ type }) => facets.types[type] > 0)
            .map(({ type, words }) => (
              <Link key={type} to={wishPath(device, wish, { type })}>
                {words(formatCount(facets.types[type]))}
              </Link>
            ))}
        {item.series && (
          <Link to={wishPath(device, wish, { series: item.series })}>{copy.onlySeries(item.series)}</Link>
        )}
      </p>
    </section>
  )
}
