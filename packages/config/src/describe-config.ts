const SECRET_NAME = /SECRET|PASSWORD|KEY|TOKEN/
const URL_PASSWORD = /(\/\/[^:/@]*):[^@]*@/

/** The configuration as it may appear in a log: secrets masked, passwords inside addresses too. */
export function describeConfig(config: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => {
      if (SECRET_NAME.test(name) && value !== undefined) return [name, '***']
      if (typeof value === 'string') return [name, value.replace(URL_PASSWORD, '$1:***@')]
      return [name, value]
    }),
  )
}
