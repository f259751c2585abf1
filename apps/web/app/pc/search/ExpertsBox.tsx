import type { Experts } from '@kms/features/search/load-search'
import { Avatar } from '@kms/ui/Avatar'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { PersonName } from '../../shared/questions/PersonName.tsx'

export const ExpertsBox = ({ experts }: { experts: Experts }) =>
  experts.length === 0 ? null : (
    <section className="side-box experts-box">
      <h2>{searchCopy.experts}</h2>
      <ul>
        {experts.map((person) => (
          <li key={person.id}>
            <Avatar name={person.nickname} isBigV={person.isBigV} />
            <p>
              <PersonName person={person} />
              <small>{person.title}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
