import { siteCopy } from './copy/site.copy.ts'

export const THEME_CHOICES = ['auto', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

type Props = { choice: ThemeChoice; choose: (choice: ThemeChoice) => void }

export const ThemeSwitch = ({ choice, choose }: Props) => (
  <span className="theme-switch" role="group" aria-label={siteCopy.theme}>
    {THEME_CHOICES.map((name) => (
      <button key={name} type="button" aria-pressed={choice === name} onClick={() => choose(name)}>
        {siteCopy.themes[name]}
      </button>
    ))}
  </span>
)
