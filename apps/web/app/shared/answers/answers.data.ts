import type { Route } from './+types/answers.data.ts'
import { answersLoader } from '../questions/question.loaders.ts'

export const loader = ({ params, url, context }: Route.LoaderArgs) => answersLoader({ params, url, context })
