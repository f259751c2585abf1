import type { answers } from '@kms/contract'
import type { Deps } from '../../kernel/deps.ts'
import { withAddresses } from '../files/index.ts'

/** Answers with the addresses of their pictures and attachments. */
export async function withAnswerFiles<A extends Pick<answers.Answer, 'id' | 'content'>>(
  deps: Deps,
  records: readonly A[],
): Promise<A[]> {
  const texts = await withAddresses(
    deps,
    records.map(({ id, content }) => ({ type: 'answer', id, html: content })),
  )
  return records.map((answer, index) => ({ ...answer, content: texts[index] ?? '' }))
}
