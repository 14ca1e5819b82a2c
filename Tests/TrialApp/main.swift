import AppProcess

AppProcess.run(
  HostedApp { application, _ in
    TrialContent(application)
  })
