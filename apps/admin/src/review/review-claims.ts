import { api } from '../session/api.ts'
import { statusOf } from '../session/describe-failure.ts'

const taking = new Map<string, Promise<unknown>>()
let openId: string | undefined

/** Takes a piece, or takes it again. That a colleague has it is no failure: the piece itself says so. */
export async function takePiece(id: string) {
  const taken = api.adminClaimReview({ params: { id } }).catch((error: unknown) => {
    if (statusOf(error) !== 409) throw error
  })
  taking.set(id, taken)
  await taken
}

/** While a piece is on the screen. Left, it goes back to the queue; closing the tab leaves that to the claim's own end. */
export function keepOpen(id: string) {
  openId = id
  return () => {
    openId = undefined
    // Later: React may close and open the same piece in one breath.
    setTimeout(() => openId !== id && void giveBack(id))
  }
}

/** After the answer to the claim, never before: or it would be given back first and taken then. */
async function giveBack(id: string) {
  await taking.get(id)?.catch(() => undefined)
  taking.delete(id)
  await api.adminReleaseReview({ params: { id } }).catch(() => undefined)
}
