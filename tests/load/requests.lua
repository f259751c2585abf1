-- Replays the requests of a file in order, over and over. A line is: METHOD PATH [BODY]. The result goes out as one line of JSON.
local sequence, position = {}, 0

function init(args)
  wrk.headers["Content-Type"] = "application/json"
  local formatted = {}
  for line in io.lines(args[1]) do
    if not formatted[line] then
      local method, path, body = line:match("^(%S+) (%S+) ?(.*)$")
      formatted[line] = wrk.format(method, path, nil, body ~= "" and body or nil)
    end
    sequence[#sequence + 1] = formatted[line]
  end
end

function request()
  position = position % #sequence + 1
  return sequence[position]
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"seconds":%f,"p50Ms":%f,"p99Ms":%f,"failures":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end
