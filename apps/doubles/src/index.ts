export { startDoubles, type Doubles } from './start-doubles.ts'
export { originsIn, type DoublesOptions, type IamClient } from './doubles-options.ts'
