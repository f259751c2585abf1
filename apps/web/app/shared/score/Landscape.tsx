const PYLON =
  'M0 90 9 20 12 0 15 20 24 90M4 58 21 72M20 58 3 72M6 40 18 54M18 40 6 54M2 20H22M-4 30H28M7 22 16 38M16 22 8 38'

/** Wires from pylon to pylon, wind, sun and panels: what the company's things are for. Decoration only. */
export const Landscape = () => (
  <svg className="landscape" viewBox="0 0 390 492" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle className="sun" cx="318" cy="106" r="34" />
    <path className="hill far" d="M0 318C70 270 120 330 196 300S330 250 390 300V492H0Z" />
    <path className="hill middle" d="M0 356C80 320 150 390 230 350S340 330 390 352V492H0Z" />
    <path
      className="wire"
      d="M0 246C30 262 50 258 72 250C120 282 160 276 196 262C250 292 290 270 318 222C346 250 370 246 390 236"
    />
    <path
      className="wire"
      d="M0 258C30 274 50 268 72 262C120 292 160 286 196 274C250 302 290 280 318 236C346 262 370 258 390 248"
    />
    <path className="pylon" d={PYLON} transform="translate(60 242) scale(1 .84)" />
    <path className="pylon" d={PYLON} transform="translate(182 254) scale(1 .86)" />
    <path className="pylon" d={PYLON} transform="translate(306 228) scale(.9 .68)" />
    <path
      className="turbine"
      d="M330 376V292M330 292 312 268M330 292 358 306M330 292 332 260M288 380V326M288 326 274 312M288 326 296 342M288 326 302 318"
    />
    <g className="panel">
      <path d="m41 382 32 0-7 20-32 0Zm44 0 32 0-7 20-32 0Zm44 0 32 0-7 20-32 0Z" />
    </g>
    <path className="hill near" d="M0 412C90 380 150 440 240 404S350 396 390 412V492H0Z" />
    <path className="circuit" d="M0 456H60L74 470H160L176 456H250L266 474H390M0 486H120L132 478H300L312 486H390" />
    <g className="node">
      <circle cx="74" cy="470" r="3.5" />
      <circle cx="176" cy="456" r="3.5" />
      <circle cx="266" cy="474" r="3.5" />
    </g>
  </svg>
)
