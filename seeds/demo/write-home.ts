import { sanitiseHtml } from '@kms/api/kernel/sanitise-html'
import { EVERYBODY, makeRecommendation } from '@kms/api/modules/home/make-recommendation'
import { refreshStandings } from '@kms/api/modules/home/refresh-standings'
import type { Db } from '@kms/db'
import bannerFile from './banners.json' with { type: 'json' }
import noticeFile from './notices.json' with { type: 'json' }
import articleFile from './articles.json' with { type: 'json' }
import { faqs } from './read-corpus.ts'

/** A banner's target is a path, or a FAQ or article of the corpus by its own name. */
function targetOf(target: string): { target: string; content_html: string } {
  const faq = faqs.find(({ corpusId }) => corpusId === target)
  if (faq) return { target: `/detail/faq/${faq.id}`, content_html: '' }
  const article = articleFile.find(({ id }) => id === target)
  if (article) return { target: '', content_html: sanitiseHtml(article.body) }
  if (!target.startsWith('/')) throw new Error(`the banner leads to '${target}', which the demo corpus does not have`)
  return { target, content_html: '' }
}

const banners = bannerFile.map(({ id: _, target, published, kind, theme, ...words }, index) => ({
  ...words,
  ...targetOf(target),
  kind,
  theme,
  id: String(index + 1),
  sort: index + 1,
  is_published: published,
}))

const notices = noticeFile.map(({ title, date, pinned, body }, index) => ({
  id: String(index + 1),
  title,
  content_html: sanitiseHtml(body),
  is_pinned: pinned,
  is_published: true,
  published_at: `${date}T01:00:00Z`,
}))

/** Banners and notices as operators would have written them (their own later changes are left alone), and what is worked out ahead. */
export async function writeHome(db: Db) {
  await db
    .insertInto('banner')
    .values(banners)
    .onConflict((oc) => oc.doNothing())
    .execute()
  await db
    .insertInto('notice')
    .values(notices)
    .onConflict((oc) => oc.doNothing())
    .execute()
  await refreshStandings({ db, clock: { now: () => new Date() } })
  await makeRecommendation({ db }, EVERYBODY)
}
