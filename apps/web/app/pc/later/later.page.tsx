import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { roomLoader, roomMeta } from '../../shared/later/room.route.ts'
import { Room } from '../../shared/later/Room.tsx'

export const loader = ({ params }: LoaderFunctionArgs) => roomLoader({ params })
export const meta = ({ matches }: MetaArgs) => roomMeta(matches)

export default function LaterPage() {
  return (
    <div className="container">
      <section className="card">
        <Room />
      </section>
    </div>
  )
}
