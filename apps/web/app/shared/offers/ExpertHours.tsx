import type { routing } from '@kms/contract'
import { showToast } from '@kms/features/toast/toast-store'
import { offersCopy } from '@kms/ui/copy/offers.copy'
import { useId, useState, type FormEvent } from 'react'
import { browserApi } from '../../shell/browser-api.ts'

const HOURS = Array.from({ length: 25 }, (_, hour) => hour)

/** When somebody wants to be asked. */
export function ExpertHours({ setting }: { setting: routing.ExpertSetting }) {
  const [wish, setWish] = useState(setting)
  const id = useId()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { accepts, fromHour, toHour, workDays } = wish
    const saved = browserApi.saveExpertSetting({ body: { accepts, fromHour, toHour, workDays } })
    showToast(
      await saved.then(
        () => offersCopy.saved,
        () => offersCopy.failed,
      ),
    )
  }
  const toggle = (day: number) =>
    setWish(({ workDays, ...rest }) => ({
      ...rest,
      workDays: workDays.includes(day) ? workDays.filter((one) => one !== day) : [...workDays, day],
    }))
  return (
    <form className="card offer-hours" onSubmit={(event) => void save(event)} aria-labelledby={id}>
      <h2 id={id}>{offersCopy.hours}</h2>
      <p className="muted">{offersCopy.hoursHint}</p>
      <label>
        <input
          type="checkbox"
          checked={wish.accepts}
          onChange={(event) => setWish({ ...wish, accepts: event.target.checked })}
        />
        {offersCopy.accepts}
      </label>
      <div className="offer-days">
        {offersCopy.days.map((name, index) => (
          <label key={name}>
            <input type="checkbox" checked={wish.workDays.includes(index + 1)} onChange={() => toggle(index + 1)} />
            {name}
          </label>
        ))}
      </div>
      <div className="offer-span">
        <Hour
          label={offersCopy.from}
          value={wish.fromHour}
          hours={HOURS.slice(0, 24)}
          choose={(fromHour) => setWish({ ...wish, fromHour, toHour: Math.max(wish.toHour, fromHour + 1) })}
        />
        <Hour
          label={offersCopy.to}
          value={wish.toHour}
          hours={HOURS.slice(wish.fromHour + 1)}
          choose={(toHour) => setWish({ ...wish, toHour })}
        />
      </div>
      <button type="submit" className="button primary" disabled={wish.workDays.length === 0}>
        {offersCopy.save}
      </button>
    </form>
  )
}

type HourProps = { label: string; value: number; hours: readonly number[]; choose: (hour: number) => void }

const Hour = ({ label, value, hours, choose }: HourProps) => (
  <label>
    {label}
    <select value={value} onChange={(event) => choose(Number(event.target.value))}>
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {`${String(hour).padStart(2, '0')}:00`}
        </option>
      ))}
    </select>
  </label>
)
