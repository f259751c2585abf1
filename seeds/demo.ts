/** `make seed SET=demo`: the Chinese demonstration corpus, one account per role, and the search index. */
import { rebuildFaqIndex } from '@kms/api/modules/search/rebuild-faq-index'
import { writeCorpus } from './demo/write-corpus.ts'
import { faqs } from './demo/read-corpus.ts'
import { writeHotKeywords } from './demo/write-hot-keywords.ts'
import { writeMessages } from './demo/write-messages.ts'
import { openSeeding } from './open-seeding.ts'
import { moveSequencesOn, recountTotals } from './settle-seeding.ts'

const seeding = openSeeding()
try {
  await writeCorpus(seeding.db)
  await writeMessages(seeding.db)
  await writeHotKeywords(seeding.db)
  await moveSequencesOn(seeding.db)
  await recountTotals(seeding.db)
  const { documents } = await rebuildFaqIndex(seeding)
  console.log(`seed: ${faqs.length} FAQs of the demo corpus written, ${documents} in the search index`)
} finally {
  await seeding.close()
}
