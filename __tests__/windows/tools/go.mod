module windows-tools

go 1.20

require mvdan.cc/sh/v3 v3.7.0

require (
	golang.org/x/sync v0.2.0 // indirect
	golang.org/x/sys v0.8.0 // indirect
	golang.org/x/term v0.8.0 // indirect
)
