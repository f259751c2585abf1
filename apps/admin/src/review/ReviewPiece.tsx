import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useEffect } from 'react'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import { OpenPiece } from './OpenPiece.tsx'
import { keepOpen } from './review-claims.ts'
import { reviewPieceQuery } from './review-queries.ts'
import type { Decisions } from './use-decisions.ts'

type Props = { id: string; take: boolean; decisions: Decisions }

/** One piece: taken while it is on the screen, given back when it is left. */
export function ReviewPiece({ id, take, decisions }: Props) {
  const piece = useQuery(reviewPieceQuery(id, take))
  useEffect(() => (take ? keepOpen(id) : undefined), [id, take])
  if (piece.data) return <OpenPiece piece={piece.data} decisions={decisions} />
  return (
    <div className="review-none">
      {piece.isError ? (
        <QueryFailure error={piece.error} retry={piece.refetch} />
      ) : (
        <Skeleton className="review-loading" active paragraph={{ rows: 8 }} />
      )}
    </div>
  )
}
