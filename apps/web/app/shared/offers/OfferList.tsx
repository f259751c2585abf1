import type { routing } from '@kms/contract'
import { offersCopy } from '@kms/ui/copy/offers.copy'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { browserApi } from '../../shell/browser-api.ts'
import { ExpertHours } from './ExpertHours.tsx'
import { OfferRow } from './OfferRow.tsx'
import './offers.css'
import type { OffersData } from './offers.loader.ts'

/** What waits for the expert, the most urgent first; or what became of it. Both sites. */
export function OfferList({ data: { show, list, setting } }: { data: OffersData }) {
  return (
    <div className="offers">
      <p className="muted">{offersCopy.intro}</p>
      <nav className="offer-tabs" aria-label={offersCopy.title}>
        {(['open', 'done'] as const).map((name) => (
          <Link key={name} to={name === 'open' ? '?' : '?show=done'} aria-current={name === show ? 'page' : undefined}>
            {offersCopy.tabs[name]}
          </Link>
        ))}
      </nav>
      <Rows key={`${show}${list.records[0]?.id ?? ''}`} show={show} list={list} />
      {setting.isExpert && <ExpertHours setting={setting} />}
    </div>
  )
}

type List = { records: routing.Offer[]; nextCursor: string | null }

function Rows({ show, list }: { show: 'open' | 'done'; list: List }) {
  const [{ records, nextCursor }, setList] = useState(list)
  const { key } = useLocation()
  const more = async () => {
    const page = await browserApi.listOffers({ query: { show, cursor: nextCursor ?? '' } })
    setList({ records: [...records, ...page.records], nextCursor: page.nextCursor })
  }
  const drop = (id: string) => setList((now) => ({ ...now, records: now.records.filter((offer) => offer.id !== id) }))
  if (records.length === 0) return <p role="status">{offersCopy.nothing[show]}</p>
  return (
    <>
      <ul className="offer-rows" key={key}>
        {records.map((offer) => (
          <OfferRow key={offer.id} offer={offer} onGone={() => drop(offer.id)} />
        ))}
      </ul>
      {nextCursor && (
        <button type="button" className="button" onClick={() => void more()}>
          {offersCopy.more}
        </button>
      )}
    </>
  )
}
