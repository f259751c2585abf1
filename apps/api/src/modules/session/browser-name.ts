const SYSTEMS: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Linux/, 'Linux'],
]
const BROWSERS: [RegExp, string][] = [
  [/MicroMessenger/, '微信'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const first = (table: [RegExp, string][], userAgent: string) => table.find(([pattern]) => pattern.test(userAgent))?.[1]

/** In words that somebody recognises: "Windows · Chrome". Never the raw header, which anybody may fill with anything. */
export function browserName(userAgent: string): string {
  const parts = [first(SYSTEMS, userAgent), first(BROWSERS, userAgent)].filter((part) => part !== undefined)
  return parts.length === 0 ? '未知设备' : parts.join(' · ')
}
