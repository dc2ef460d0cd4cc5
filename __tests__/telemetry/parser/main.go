// Reads what was posted to /v1/traces with the parser of the OpenTelemetry collector, and prints one line for each span.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"

	"go.opentelemetry.io/collector/pdata/ptrace"
)

type line struct {
	Trace      string         `json:"trace"`
	ID         string         `json:"id"`
	Parent     string         `json:"parent"`
	Name       string         `json:"name"`
	Kind       string         `json:"kind"`
	Start      uint64         `json:"start"`
	End        uint64         `json:"end"`
	Status     string         `json:"status"`
	Attributes map[string]any `json:"attributes"`
	Resource   map[string]any `json:"resource"`
}

func main() {
	var bodies []string
	text, err := io.ReadAll(os.Stdin)
	if err == nil {
		err = json.Unmarshal(text, &bodies)
	}
	for _, body := range bodies {
		if err == nil {
			err = print([]byte(body))
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func print(body []byte) error {
	traces, err := (&ptrace.JSONUnmarshaler{}).UnmarshalTraces(body)
	if err != nil {
		return err
	}
	out := json.NewEncoder(os.Stdout)
	for _, group := range traces.ResourceSpans().All() {
		for _, scope := range group.ScopeSpans().All() {
			for _, span := range scope.Spans().All() {
				if err := out.Encode(line{
					span.TraceID().String(), span.SpanID().String(), span.ParentSpanID().String(), span.Name(), span.Kind().String(),
					uint64(span.StartTimestamp()), uint64(span.EndTimestamp()), span.Status().Code().String(),
					span.Attributes().AsRaw(), group.Resource().Attributes().AsRaw(),
				}); err != nil {
					return err
				}
			}
		}
	}
	return nil
}
