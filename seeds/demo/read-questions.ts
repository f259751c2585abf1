import articleFile from './articles.json' with { type: 'json' }
import questionFile from './questions.json' with { type: 'json' }
import { codeOf, sectionIdOf, tagIdOf, userIdOf } from './read-corpus.ts'

/** Ids follow the order of the files, so that addresses and tests stay valid from one run to the next. */
const FIRST_QUESTION = 2001
const FIRST_ARTICLE = 3001
const FIRST_ANSWER = 5001
const FIRST_COMMENT = 8001

let answerId = FIRST_ANSWER
let commentId = FIRST_COMMENT

type Entry = {
  title: string
  body: string
  sectionKey: string
  tagKeys: string[]
  catalogueKeys: string[]
  createdAt: string
}

const textOf = (entry: Entry) => ({
  title: entry.title,
  html: entry.body,
  sectionId: sectionIdOf(entry.sectionKey),
  tagIds: entry.tagKeys.map(tagIdOf),
  catalogueCodes: entry.catalogueKeys.map(codeOf),
  publishedAt: new Date(entry.createdAt),
})

const answersOf = (entry: (typeof questionFile)[number]) =>
  entry.answers.map((answer) => ({
    id: String(answerId++),
    authorId: userIdOf(answer.by),
    html: answer.body,
    isBest: 'best' in answer && answer.best === true,
    likeCount: answer.likes,
    // Nobody answers before the question is there, whatever the corpus says.
    publishedAt: new Date(Math.max(Date.parse(answer.createdAt), Date.parse(entry.createdAt) + 60_000)),
    comments: answer.comments.map((comment) => ({
      id: String(commentId++),
      authorId: userIdOf(comment.by),
      mentionIds: 'at' in comment && comment.at ? [userIdOf(comment.at)] : [],
      content: comment.text,
      createdAt: new Date(comment.createdAt),
    })),
  }))

const questions = questionFile.map((entry, index) => ({
  /** As the golden queries name it. */
  corpusId: entry.id,
  id: String(FIRST_QUESTION + index),
  questionType: 0,
  authorId: userIdOf(entry.askedBy),
  ...textOf(entry),
  viewCount: entry.views,
  likeCount: entry.likes,
  answers: answersOf(entry),
}))

const articles = articleFile.map((entry, index) => ({
  corpusId: entry.id,
  id: String(FIRST_ARTICLE + index),
  questionType: 1,
  authorId: userIdOf(entry.author),
  ...textOf(entry),
  viewCount: entry.views,
  likeCount: entry.likes,
  answers: [] as ReturnType<typeof answersOf>,
}))

export const pieces = [...questions, ...articles]
export type DemoPiece = (typeof pieces)[number]
