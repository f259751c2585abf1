/** Single-line-diagram symbols of the product sections, 20×20. The keys are the sections' `iconKey`. */
const paths: Record<string, string> = {
  breaker: 'M10 1.5v4M8 4l4 4M12 4 8 8M10 18.5v-5L5.5 7',
  mcb: 'M6 1.8h8a1 1 0 0 1 1 1v14.4a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-14.4a1 1 0 0 1 1 -1zM8 7h4v4.5H8zM8 15h4',
  contactor: 'M10 1.5v5.2M10 18.5v-5L5.5 7M10 6.7a2 2 0 0 0 0-3.6',
  spd: 'M10 1.5v4M6 5.5h8v6H6zM4.5 13 15 4M10 11.5v3M6 14.5h8M7.6 16.6h4.8M9.2 18.6h1.6',
  meter: 'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M6 11.5a4.3 4.3 0 0 1 8 0M10 12.5l2-4',
  ats: 'M4 1.5v5M16 1.5v5M10 18.5v-6L5 7M2.5 6.5h3M14.5 6.5h3',
  drive:
    'M3.5 2.5h13a1 1 0 0 1 1 1v13a1 1 0 0 1 -1 1h-13a1 1 0 0 1 -1 -1v-13a1 1 0 0 1 1 -1zM2.5 17.5l15-15M5 7c.8-1.6 1.7-1.6 2.5 0s1.7 1.6 2.5 0M11 13.5h4M11 15.5h4',
  busbar:
    'M1.5 4.5h17M5 4.5v14M10 4.5v14M15 4.5v14M4 4.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M9 4.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 4.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  design: 'M3 17 17 3M3 17v-5M3 17h5M10.5 3H17v6.5',
  all: 'M3.5 2.5h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM12.5 2.5h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM3.5 11.5h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM12.5 11.5h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
}

export const SectionSymbol = ({ iconKey, size = 18 }: { iconKey: string; size?: number }) => (
  <svg className="section-symbol" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d={paths[iconKey] ?? paths.all} />
  </svg>
)
